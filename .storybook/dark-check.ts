import type { AfterEach } from 'storybook/internal/types';
import { accessibilityChecks } from './accessibility-checks.ts';

/** Paints all that is drawn in a theme. @returns what paints it as it was */
function paint(theme: string): () => void {
  const painted = [...document.querySelectorAll<HTMLElement>('[data-theme]')].map((element) => ({
    element,
    was: element.dataset['theme'],
  }));
  for (const { element } of painted) element.dataset['theme'] = theme;
  return () => {
    for (const { element, was } of painted) element.dataset['theme'] = was;
  };
}

/**
 * Lets axe check the colours of a story in the dark as well where it has the tag `both-themes`: the page is painted anew
 * as it stands, with what its play opened, and not drawn a second time.
 */
export const checkDarkTheme: AfterEach = async (context) => {
  const { tags, globals, parameters } = context;
  if (!tags.includes('both-themes') || globals['theme'] !== 'light') return;
  const a11y = accessibilityChecks({ ...globals, theme: 'dark' }, parameters['a11y']);
  if (a11y?.test === 'off') return;
  // Loaded here: a second copy of it in Storybook would answer its panel twice.
  const { afterEach: checkAccessibility } = await import('@storybook/addon-a11y/preview');
  const restore = paint('dark');
  try {
    await checkAccessibility({ ...context, parameters: { ...parameters, a11y } });
  } finally {
    restore();
  }
};
