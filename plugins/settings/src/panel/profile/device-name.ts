/** A browser and its operating system. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Mark = readonly [pattern: RegExp, name: string];

/** Browsers also name the browsers they derive from: the most specific pattern comes first. */
const browsers: readonly Mark[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly Mark[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (marks: readonly Mark[], text: string): string | undefined =>
  marks.find(([pattern]) => pattern.test(text))?.[1];

/** Parses a user agent header; null if the browser or system is unknown. */
export function deviceOf(userAgent: string | null): Device | null {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  return browser && system ? { browser, system } : null;
}
