/** A browser and the system it runs on, as far as they say so. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Mark = readonly [pattern: RegExp, name: string];

/** Browsers name their ancestors too: the most particular mark comes first. */
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

/** Reads a user agent header; null where browser or system cannot be told. */
export function deviceOf(userAgent: string | null): Device | null {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  return browser && system ? { browser, system } : null;
}
