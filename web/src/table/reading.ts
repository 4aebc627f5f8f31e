/** How a clock is read: minutes and seconds, from an hour on whole hours. */
export function readTime(time: number, say: (key: string, facts: { hours: number }) => string): string {
  const seconds = Math.ceil(time / 1000);
  if (seconds >= 3600) return say("clock-hours", { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
