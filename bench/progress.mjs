/** Tells the person at the terminal what is going on; the standard output is for the result alone. */
export function progress(text) {
  process.stderr.write(`${text}\n`);
}
