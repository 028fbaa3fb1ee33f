/** Throws while it is rendered. */
export default function CrashingPart(): never {
  throw new Error('There is nothing to show.');
}
