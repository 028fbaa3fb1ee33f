/** Signs that browsers leave out of an address before they read its scheme. */
const ignored = /[\s\p{C}\p{Z}]/gu;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

const allowedSchemes = new Set(['http', 'https', 'mailto']);

/** Whether an address may stand in a preview: `http`, `https` and `mailto`, or one relative to the page. */
export function isAllowedUrl(url: string): boolean {
  const [, name] = scheme.exec(url.replace(ignored, '')) ?? [];
  return name === undefined || allowedSchemes.has(name.toLowerCase());
}
