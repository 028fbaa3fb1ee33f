export * from './blocks/index.ts';
export * from './link.ts';
export * from './lists.ts';
export * from './references.ts';
export * from './number.ts';
export * from './rule.ts';
export * from './scalar.ts';
export { componentUids, freeUidNear, isUid, repeatedUids, type ComponentUid } from './uids.ts';
export { longestRegexSubject, matchAtOnce, type TextMatcher } from './text.ts';
