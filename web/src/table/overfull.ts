/** A stage on which nothing was laid or taken away for so many milliseconds has come to rest. */
const CALM = 500;
/** So often it may be said to rest after each change: what was just laid may still move at the first time. */
const MOST_RESTS = 2;

/** Say it whenever a stage holds more than it shows, and when it has changed and come to rest; the answer ends the watch. */
export function overfull(stage: HTMLElement, say: () => void, rest: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let rests = 0;
  const look = () => {
    if (stage.scrollHeight <= stage.clientHeight + 1) return;
    say();
    if (rests > 0 && resting === undefined) later();
  };
  const sizes = new ResizeObserver(look);
  /** Look at the next frame in any case: a size that has come and gone between two of them is never reported. */
  const watch = () => {
    sizes.disconnect();
    for (const each of [stage, ...stage.children]) sizes.observe(each);
  };
  const later = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      rests -= 1;
      rest();
      watch();
    }, CALM);
  };
  const follow = () => {
    rests = MOST_RESTS;
    watch();
    later();
  };
  // What lies on it is loaded apart, and changes with what happens.
  const changes = new MutationObserver(follow);
  changes.observe(stage, { childList: true, subtree: true });
  follow();
  return () => {
    clearTimeout(resting);
    sizes.disconnect();
    changes.disconnect();
  };
}
