/**
 * Lets plays call what they ask with as it is. Storybook wraps all of it to list in its panel what a play did, with the
 * text of each element as the page lays it out just then: in a run of tests nobody looks at that panel. It takes what
 * stands here for the one that wraps, so this is loaded before `storybook/test`.
 */
Object.assign(window, {
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: { instrument: <T>(called: T): T => called },
});
