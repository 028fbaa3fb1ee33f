import type { A11yParameters } from '@storybook/addon-a11y';

/**
 * What axe looks for in a story. The same story in the dark differs by its colours, and from right to left by
 * nothing that axe can see: what stands in the page is judged once, in the light and from left to right.
 */
export function accessibilityChecks(
  globals: Readonly<Record<string, unknown>>,
  checks: A11yParameters | undefined,
): A11yParameters | undefined {
  if (globals['direction'] === 'rtl') return { ...checks, test: 'off' };
  if (globals['theme'] !== 'dark') return checks;
  return {
    ...checks,
    options: { ...checks?.options, runOnly: { type: 'rule', values: ['color-contrast'] } },
  };
}
