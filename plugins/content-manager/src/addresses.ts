export { parameterValue, withParameter } from './panel/address/address-parameters.ts';
export { createPage, entryPage, listPage, singleTypePage } from './panel/address/pages.ts';
export { givenStart, startQuery, type GivenStart } from './panel/address/start-parameter.ts';
