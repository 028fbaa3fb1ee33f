const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether a text is made of a-z, 0-9 and single dashes, and begins with a letter. */
export function isKebabCase(text: string): boolean {
  return form.test(text);
}
