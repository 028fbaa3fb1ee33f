/**
 * Excludes queries in play functions from Storybook's instrumentation, which logs each call with the text of the
 * element in its current layout for a panel that test runs do not show. The instrumentation reads this object, which
 * therefore has to be loaded before `storybook/test`.
 */
Object.assign(window, {
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: { instrument: <T>(called: T): T => called },
});
