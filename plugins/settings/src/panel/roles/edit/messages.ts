/** Texts of saving a role. */
export const roleEditMessages = {
  notHeld: {
    id: 'settings.roles.not-held',
    defaultMessage: 'You do not hold the permission "{permission}" yourself as far as you want to grant it.',
  },
} as const;
