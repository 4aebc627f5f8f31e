/** Work in small portions: what is laid at once is watched as a stutter. */

/** A page that nobody looks at paints nothing, and must not wait for it. */
const LONGEST = 120;

/** Wait until the browser has painted what was laid so far. */
export function breath(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
