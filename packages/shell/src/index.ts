/**
 * The API of plugin authors. Applications and plugins that host contributions of other plugins also read
 * `@admin/shell/host`, tests read `@admin/shell/testing`.
 */

// Define a plugin
export { definePlugin, type Plugin } from './extension/core/plugin.ts';
export type { Contribution, ExtensionPoint } from './extension/core/extension-point.ts';

// Add contributions
export { authPages, signInMethods } from './extension/points/routes.ts';
export {
  asideActions,
  bulkActions,
  headerActions,
  listActions,
  listMenuActions,
  rowActions,
} from './extension/points/entry-actions.ts';
export { customFields } from './extension/points/custom-fields.ts';
export { languages, type LanguagePack } from './extension/points/languages.ts';
export { accountLinks, menuLinks } from './extension/points/menu-links.ts';
export { routes } from './extension/points/routes.ts';
export {
  administrationSettings,
  createSettingsSection,
  globalSettings,
} from './extension/points/settings.ts';
export { themes } from './extension/points/themes.ts';
export { panelTools } from './extension/points/tools.ts';
export { extensionsRef } from './extension/registration.ts';
export { services } from './extension/services/services-point.ts';
export { navigation } from './extension/shell-points.ts';
export {
  adminTutorialLinks,
  backgroundParts,
  homeSections,
  userMenuFooter,
} from './extension/shell-points.ts';

// Limit a contribution to conditions and permissions
export { all, any, can, contentType, flag, not } from './extension/conditions/condition.ts';
export { allOf, anyOf, type PermissionRule } from './permissions/permission-rule.ts';

// Type the props of a contribution
export type { ActionDescription, ActionDialogProps } from './extension/points/actions.ts';
export type {
  CustomField,
  CustomFieldCellProps,
  CustomFieldFilterProps,
  CustomFieldInputProps,
} from './extension/points/custom-field.ts';
export type { EditedEntry, EntryList, Row, Selection } from './extension/points/entry-actions.ts';
export type { IconProps } from './extension/points/menu-links.ts';
export type { ReplacingPageProps } from './extension/points/routes.ts';
export type { Wrapping } from './extension/points/slots.ts';
export type { BackgroundProps } from './extension/shell-points.ts';
export type { Theme } from './extension/points/themes.ts';
export type { ToolProps } from './extension/points/tools.ts';

// Use services and stores
export { useService, useStore } from './extension/react/use-service.ts';
export {
  httpRef,
  notifyRef,
  permissionsRef,
  preferencesRef,
  projectRef,
  queriesRef,
  sessionRef,
  type Notify,
} from './service-refs.ts';
export { activation, type Activation } from './services/activation.ts';
export { defineStore } from './services/define-store.ts';
export { definePlainStore, type StoreApi, type StoreRef } from './services/plain-store.ts';
export { defineService } from './services/service-ref.ts';

// Call the server
export { ApiError } from './http/api-error.ts';
export { fileAddress } from './http/urls.ts';
export type { HttpClient } from './http/http-client.ts';
export { optional } from './http/optional.ts';
export { saveFile } from './http/save-file.ts';
export { tags } from './http/tags.ts';
export { errorText } from './messages/error-text.ts';

// Check permissions
export { useCan, usePermissions, useRolePreview } from './authorization/use-can.ts';
export { WhyLocked } from './authorization/WhyLocked.tsx';
export { isGranted, permissionsFor, type GroupedPermissions } from './permissions/grouped-permissions.ts';

// Write texts
export {
  formatValue,
  type FilledMessage,
  type MessageDescriptor,
  type MessageValue,
} from './messages/message.ts';

// Link to pages
export { readableSearch, writeQuery } from './navigation/page-ref.ts';
export { createPageRef, type PageRef } from './navigation/page-ref.ts';
export { homePage, settingsPage } from './navigation/pages.ts';
export { PanelLink } from './navigation/PanelLink.tsx';
export { PanelNavLink } from './navigation/PanelNavLink.tsx';
export { usePanelAnchor } from './navigation/PanelLink.tsx';
export { usePanelNavAnchor } from './navigation/PanelNavLink.tsx';

// Lay out a page
export { LazyDialog } from './extension/outlets/LazyDialog.tsx';
export { usePageTitle } from './frame/navigation/RouteAnnouncer.tsx';
export { ForbiddenPage } from './frame/error-pages/error-pages.tsx';
export { NotFoundPage } from './frame/error-pages/error-pages.tsx';
export { PageHeader, type PageHeaderProps } from './frame/page/PageHeader.tsx';
export { savedState } from './unsaved-changes/saved-state.ts';
export { UnsavedGuard } from './unsaved-changes/UnsavedGuard.tsx';
export { LoadFailed } from './page/LoadFailed.tsx';
export { PageBody } from './page/PageBody.tsx';
export { PageSkeleton } from './page/PageSkeleton.tsx';
export { Card, Section } from './page/Section.tsx';
export { useShortcut } from './shortcuts/shortcut-store.ts';

// Build a form
export { checkValues, type FieldErrors } from './forms/check-values.ts';
export { NumberField } from './forms/fields/NumberField.tsx';
export { TextAreaField } from './forms/fields/TextAreaField.tsx';
export { TextField } from './forms/fields/TextField.tsx';
export { useFieldError } from './forms/fields/use-field-error.ts';
export { FormElement } from './forms/page/FormElement.tsx';
export { FormPage } from './forms/page/FormPage.tsx';
export { FormProvider } from './forms/page/FormProvider.tsx';
export { useSaveShortcut } from './forms/page/use-save-shortcut.ts';
export { changedValues } from './forms/submitting/changed-values.ts';
export { explainError } from './forms/submitting/explain-error.ts';
export { explainUnnamedError } from './forms/submitting/explain-unnamed-error.ts';
export { submitForm } from './forms/submitting/submit-form.ts';
export { validationMessages } from './forms/validation-messages.ts';

// Build a list
export { DangerDialog, DeleteDialog, useDialogSubject } from './lists/dialogs.tsx';
export { useListAddress } from './lists/list-address.ts';
export { ListPager } from './lists/ListPager.tsx';
export { usePhoneRows, type PhoneRows } from './lists/phone-rows.tsx';
export { CreateLink, ResourceListPage, type ResourceQuery } from './lists/ResourceListPage.tsx';
export { NoValue, noValue } from './lists/NoValue.tsx';
export { DeleteSelectedButton, RowMenu, useTableLabels } from './lists/rows.tsx';
export { SelectionArea, useRowSelection } from './lists/selection.tsx';
export { SelectionBarItem } from './lists/SelectionBar.tsx';
export { listQuery } from './navigation/list-parameters.ts';
