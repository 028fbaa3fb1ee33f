import type { A11yParameters } from '@storybook/addon-a11y';

/**
 * Returns the axe rules for a story.
 *
 * All rules run once, in the light theme from left to right. The dark theme differs only in colours, and the
 * right-to-left layout in nothing that axe checks.
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
