/** Texts of saving a role. */
export const roleEditMessages = {
  notHeld: {
    id: 'settings.roles.not-held',
    defaultMessage:
      'You cannot grant "{permission}": you do not have this permission yourself, or only a part of it.',
  },
} as const;
