/** Texts that the configuration pages share. */
export const configurationMessages = {
  title: { id: 'content-manager.configuration.title', defaultMessage: 'Configure the view - {name}' },
  back: { id: 'content-manager.configuration.back', defaultMessage: 'Back' },
  link: { id: 'content-manager.configuration.link', defaultMessage: 'Configure the view' },
  model: { id: 'content-manager.configuration.model', defaultMessage: 'Edit the model' },
  settings: { id: 'content-manager.configuration.settings', defaultMessage: 'Settings' },
  view: { id: 'content-manager.configuration.view', defaultMessage: 'View' },
  cancel: { id: 'content-manager.configuration.cancel', defaultMessage: 'Cancel' },
  finish: { id: 'content-manager.configuration.finish', defaultMessage: 'Finish' },
  editField: { id: 'content-manager.configuration.edit-field', defaultMessage: 'Edit {field}' },
  label: { id: 'content-manager.configuration.label', defaultMessage: 'Label' },
} as const;
