export { parameterValue, withParameter } from './panel/address/address-parameters.ts';
export { createPage, entryPage, listPage, singleTypePage } from './panel/address/pages.ts';
export { startParameter, startQuery, type StartParameter } from './panel/address/address-parameters.ts';
