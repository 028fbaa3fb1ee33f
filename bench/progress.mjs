/** Reports progress on standard error; standard output contains only the result. */
export function progress(text) {
  process.stderr.write(`${text}\n`);
}
