/** Plugins that no first page needs: the block types of entries, and the settings of the content API. */
export { contentApi } from '@admin/plugin-content-api';
export { moreBlocks } from '@admin/plugin-more-blocks';
