/** Texts of embedded pages. */
export const embedMessages = {
  label: { id: 'more-blocks.embed', defaultMessage: 'Embedded page' },
  keywords: { id: 'more-blocks.embed.keywords', defaultMessage: 'video, music, YouTube, Vimeo, card' },
  address: { id: 'more-blocks.embed.address', defaultMessage: 'Address' },
  title: { id: 'more-blocks.embed.title', defaultMessage: 'Title' },
  hint: {
    id: 'more-blocks.embed.hint',
    defaultMessage: 'An https address of {providers}. Readers see a link to it.',
  },
  notAllowed: {
    id: 'more-blocks.embed.not-allowed',
    defaultMessage: 'Pages at this address cannot be embedded. It is not saved.',
  },
  none: { id: 'more-blocks.embed.none', defaultMessage: 'No page chosen yet.' },
  refused: {
    id: 'more-blocks.embed.refused',
    defaultMessage: 'pages at the address of the embedded page are not allowed',
  },
  wrongTitle: {
    id: 'more-blocks.embed.wrong-title',
    defaultMessage: 'the title of the embedded page is too long',
  },
} as const;
