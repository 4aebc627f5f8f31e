/** Hand a link on: by whatever the device has for that, else by its clipboard; whether it lies there now. */
export async function handOn(url: string, title: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ url, title }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard?.writeText(url).catch(() => undefined);
  return true;
}
