/** Texts about others who have the same entry open. */
export const presenceMessages = {
  here: { id: 'content-manager.edit.presence.here', defaultMessage: '{who} is here too' },
  editing: { id: 'content-manager.edit.presence.editing', defaultMessage: '{who} is editing' },
  anotherUser: { id: 'content-manager.edit.presence.somebody', defaultMessage: 'Another user' },
  saved: {
    id: 'content-manager.edit.presence.saved',
    defaultMessage: '{who} saved this entry just now',
  },
  savedByYou: {
    id: 'content-manager.edit.presence.saved-by-you',
    defaultMessage: 'You saved this entry in another tab',
  },
  load: { id: 'content-manager.edit.presence.load', defaultMessage: 'Load' },
  loaded: {
    id: 'content-manager.edit.presence.loaded',
    defaultMessage: 'The saved version is loaded, with your changes',
  },
  goOn: { id: 'content-manager.edit.presence.go-on', defaultMessage: 'Continue with these' },
} as const;
