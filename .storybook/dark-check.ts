import type { AfterEach } from 'storybook/internal/types';
import { accessibilityChecks } from './accessibility-checks.ts';

/** Switches all themed elements to a theme. @returns a function that restores their themes */
function switchTheme(theme: string): () => void {
  const themed = [...document.querySelectorAll<HTMLElement>('[data-theme]')].map((element) => ({
    element,
    was: element.dataset['theme'],
  }));
  for (const { element } of themed) element.dataset['theme'] = theme;
  return () => {
    for (const { element, was } of themed) element.dataset['theme'] = was;
  };
}

/**
 * Checks the colours of stories with the tag `both-themes` in the dark theme as well. It switches the rendered page,
 * including layers that the play function has opened, instead of rendering the story again.
 */
export const checkDarkTheme: AfterEach = async (context) => {
  const { tags, globals, parameters } = context;
  if (!tags.includes('both-themes') || globals['theme'] !== 'light') return;
  const a11y = accessibilityChecks({ ...globals, theme: 'dark' }, parameters['a11y']);
  if (a11y?.test === 'off') return;
  // Imported dynamically, because a second instance in Storybook would report to its panel twice.
  const { afterEach: checkAccessibility } = await import('@storybook/addon-a11y/preview');
  const restore = switchTheme('dark');
  try {
    await checkAccessibility({ ...context, parameters: { ...parameters, a11y } });
  } finally {
    restore();
  }
};
