/** Texts of the settings of single sign-on. */
export const settingsMessages = {
  title: { id: 'single-sign-on.settings', defaultMessage: 'Single sign-on' },
  subtitle: {
    id: 'single-sign-on.settings.subtitle',
    defaultMessage: 'Users sign in with accounts of an OpenID Connect provider',
  },
  accounts: { id: 'single-sign-on.settings.accounts', defaultMessage: 'Accounts' },
  autoRegister: {
    id: 'single-sign-on.settings.auto-register',
    defaultMessage: 'Create users on their first sign-in',
  },
  autoRegisterHint: {
    id: 'single-sign-on.settings.auto-register.hint',
    defaultMessage: 'Otherwise only invited users can sign in.',
  },
  defaultRole: { id: 'single-sign-on.settings.default-role', defaultMessage: 'Role of new users' },
  noRole: { id: 'single-sign-on.settings.no-role', defaultMessage: 'Select a role' },
  lockedRoles: { id: 'single-sign-on.settings.locked-roles', defaultMessage: 'Roles without passwords' },
  lockedRolesHint: {
    id: 'single-sign-on.settings.locked-roles.hint',
    defaultMessage:
      'Users with one of these roles cannot sign in or register with a password, and cannot reset their password. Their open password sessions end when you save, except this one.',
  },
  providers: { id: 'single-sign-on.settings.providers', defaultMessage: 'Providers' },
  noProviders: { id: 'single-sign-on.settings.no-providers', defaultMessage: 'No providers yet' },
  add: { id: 'single-sign-on.settings.add', defaultMessage: 'Add a provider' },
  edit: { id: 'single-sign-on.settings.edit', defaultMessage: 'Edit {name}' },
  remove: { id: 'single-sign-on.settings.remove', defaultMessage: 'Delete {name}' },
  fromEnvironment: {
    id: 'single-sign-on.settings.from-environment',
    defaultMessage: 'Configured by the environment of the server',
  },
  uid: { id: 'single-sign-on.settings.uid', defaultMessage: 'Identifier' },
  uidHint: {
    id: 'single-sign-on.settings.uid.hint',
    defaultMessage:
      'Lowercase letters, digits and dashes. It is part of the redirect URI and cannot be changed.',
  },
  uidInvalid: {
    id: 'single-sign-on.settings.uid.invalid',
    defaultMessage: 'Use lowercase letters, digits and single dashes, such as company-1.',
  },
  uidTaken: {
    id: 'single-sign-on.settings.uid.taken',
    defaultMessage: 'Another provider has this identifier.',
  },
  icon: { id: 'single-sign-on.settings.icon', defaultMessage: 'Icon' },
  iconHint: {
    id: 'single-sign-on.settings.icon.hint',
    defaultMessage:
      'A data URI of an image in base64 with up to 12,000 characters, or the path of an uploaded file such as /uploads/logo.png',
  },
  displayName: { id: 'single-sign-on.settings.display-name', defaultMessage: 'Name on the sign-in page' },
  issuer: { id: 'single-sign-on.settings.issuer', defaultMessage: 'Issuer URL' },
  clientId: { id: 'single-sign-on.settings.client-id', defaultMessage: 'Client ID' },
  clientSecret: { id: 'single-sign-on.settings.client-secret', defaultMessage: 'Client secret' },
  secretStored: {
    id: 'single-sign-on.settings.secret-stored',
    defaultMessage: 'A secret is stored. Leave the field empty to keep it.',
  },
  matchEmail: {
    id: 'single-sign-on.settings.match-email',
    defaultMessage: 'Connect existing users by their verified email address',
  },
  trustsEmail: {
    id: 'single-sign-on.settings.trusts-email',
    defaultMessage: 'Trust email addresses without a verification claim',
  },
  roleClaim: { id: 'single-sign-on.settings.role-claim', defaultMessage: 'Claim with groups or roles' },
  roleValue: { id: 'single-sign-on.settings.role-value', defaultMessage: 'Value for {role}' },
  roleSync: { id: 'single-sign-on.settings.role-sync', defaultMessage: 'Update roles on every sign-in' },
  callbackUrl: { id: 'single-sign-on.settings.callback-url', defaultMessage: 'Redirect URI' },
  save: { id: 'single-sign-on.settings.save', defaultMessage: 'Save' },
  cancel: { id: 'single-sign-on.settings.cancel', defaultMessage: 'Cancel' },
  close: { id: 'single-sign-on.settings.close', defaultMessage: 'Close' },
  saved: { id: 'single-sign-on.settings.saved', defaultMessage: 'Provider saved' },
  deleted: { id: 'single-sign-on.settings.deleted', defaultMessage: 'Provider deleted' },
  delete: { id: 'single-sign-on.settings.delete', defaultMessage: 'Delete' },
  deleteTitle: { id: 'single-sign-on.settings.delete-title', defaultMessage: 'Delete {name}?' },
  deleteBody: {
    id: 'single-sign-on.settings.delete-body',
    defaultMessage: 'Users can no longer sign in with this provider. Their accounts remain.',
  },
} as const;
