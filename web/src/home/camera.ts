/** Reading a QR code with the camera, where the browser can; what it says leads to a table or to a seat. */
import { codeIn, passIn } from "../app/route";

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type DetectorKind = new (options: { formats: string[] }) => Detector;

const kind = (): DetectorKind | null => (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector ?? null;

/** Whether this browser can look for codes itself: it needs a camera, a reader, and a safe connection. */
export const canScan = () => kind() !== null && typeof navigator.mediaDevices?.getUserMedia === "function";

/** The fragment of an invitation or a pass in what was scanned; null for anything else. */
export function fragmentIn(scanned: string): string | null {
  const at = scanned.indexOf("#");
  const fragment = at < 0 ? "" : scanned.slice(at);
  return codeIn(fragment) || passIn(fragment) ? fragment : null;
}

/** Look through the camera until a code of this house is seen; the answer stops it. */
export async function scanning(video: HTMLVideoElement, found: (fragment: string) => void): Promise<() => void> {
  const Reader = kind();
  if (!Reader) throw new Error("no reader");
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const reader = new Reader({ formats: ["qr_code"] });
  video.srcObject = stream;
  await video.play();
  const looking = setInterval(async () => {
    const seen = await reader.detect(video).catch(() => []);
    const fragment = seen.map((each) => fragmentIn(each.rawValue)).find(Boolean);
    if (fragment) found(fragment);
  }, 250);
  return () => {
    clearInterval(looking);
    for (const track of stream.getTracks()) track.stop();
  };
}
