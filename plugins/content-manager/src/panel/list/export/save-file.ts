/** Time that a browser has to take the file over, milliseconds. */
const takeover = 60_000;

/** Hands a file to the browser, which saves it under the name where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takeover);
}
