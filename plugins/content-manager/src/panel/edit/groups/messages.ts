/** Texts of a form that is divided into groups. */
export const groupMessages = {
  groups: { id: 'content-manager.groups', defaultMessage: 'Groups of fields' },
} as const;
