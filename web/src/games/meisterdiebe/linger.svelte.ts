/** Something that stays true for *time* milliseconds after it has ended: what a movement still shows. */
import { untrack } from "svelte";

export function lingering(isNow: () => boolean, time: number): { readonly is: boolean } {
  let isLeft = $state(false);
  $effect(() => {
    if (isNow()) isLeft = true;
    else if (untrack(() => isLeft)) {
      const end = setTimeout(() => (isLeft = false), time);
      return () => clearTimeout(end);
    }
    return undefined;
  });
  return {
    get is() {
      return isLeft || isNow();
    },
  };
}
