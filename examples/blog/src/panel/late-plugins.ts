/** Plugins that no first page needs: the block types of entries, the settings of the content API, and the inspector. */
export { contentApi } from '@admin/plugin-content-api';
export { inspector } from '@admin/plugin-inspector';
export { moreBlocks } from '@admin/plugin-more-blocks';
