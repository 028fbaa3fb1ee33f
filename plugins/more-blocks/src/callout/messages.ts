/** Texts of callouts. */
export const calloutMessages = {
  label: { id: 'more-blocks.callout', defaultMessage: 'Callout' },
  keywords: { id: 'more-blocks.callout.keywords', defaultMessage: 'note, hint, warning, box' },
  tone: { id: 'more-blocks.callout.tone', defaultMessage: 'Tone of the callout' },
  unknownTone: {
    id: 'more-blocks.callout.unknown-tone',
    defaultMessage: 'the callout has a tone that does not exist',
  },
} as const;

/** The tones by name. */
export const toneMessages = {
  info: { id: 'more-blocks.callout.info', defaultMessage: 'Information' },
  success: { id: 'more-blocks.callout.success', defaultMessage: 'Tip' },
  warning: { id: 'more-blocks.callout.warning', defaultMessage: 'Warning' },
  danger: { id: 'more-blocks.callout.danger', defaultMessage: 'Danger' },
} as const;
