import { homePage, loginPage } from './pages.ts';

/**
 * Returns the target after a sign-in. Accepts the decoded `redirectTo` parameter and returns a path of this panel: a
 * value that a browser could resolve to another origin, or that is not a path, becomes `/`. So does a page of the
 * sign-in area, which redirects signed-in users.
 */
export function redirectTarget(redirectTo: string | null): string {
  if (!redirectTo?.startsWith('/')) return homePage.to();
  // Browsers treat a backslash as a slash and drop tabs and line breaks.
  if (redirectTo.includes('\\') || hasControlCharacter(redirectTo)) return homePage.to();
  const here = new URL('http://panel.invalid');
  const target = new URL(redirectTo, here);
  if (target.origin !== here.origin || target.pathname.startsWith('//')) return homePage.to();
  if (/^\/auth(\/|$)/.test(target.pathname)) return homePage.to();
  return target.pathname + target.search + target.hash;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}

/** Returns the sign-in address that leads back to a location; without a parameter for `/`, the default target. */
export function loginAddress(location: { readonly pathname: string; readonly search: string }): string {
  if (location.pathname === homePage.to()) return loginPage.to();
  return `${loginPage.to()}?redirectTo=${encodeURIComponent(location.pathname + location.search)}`;
}
