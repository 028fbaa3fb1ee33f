/**
 * The API of hosts: applications that start a panel, and plugins that render contributions of other plugins.
 */

// Start a panel
export { createAdmin } from './boot/create-admin.tsx';

// Create extension points
export type { ContentCondition } from './extension/conditions/condition.ts';
export type { Contributed, Guarded, Lazy, Placed } from './extension/core/contribution-types.ts';
export { createExtensionPoint, type PointIdentity } from './extension/core/extension-point.ts';
export {
  createActionPoint,
  type Action,
  type ActionDialog,
  type ActionFold,
} from './extension/points/actions.ts';
export type {
  CustomFieldContext,
  CustomFieldOf,
  CustomFieldValues,
} from './extension/points/custom-field.ts';
export { customFieldUid } from './extension/points/custom-fields.ts';
export type { AllMatching, CheckedRows, MatchingQuery } from './extension/points/entry-actions.ts';
export { createHook, type Hook } from './extension/points/hooks.ts';
export type { IconSource } from './extension/points/menu-links.ts';
export type { PrefetchContext } from './extension/points/routes.ts';
export type { SettingsEntry, SettingsSection } from './extension/points/settings.ts';
export { createSlot, type Slot } from './extension/points/slots.ts';
export { createZone, type Zone, type ZoneEntry } from './extension/points/zones.ts';

// Render contributions
export { ActionButton } from './extension/outlets/actions/ActionButton.tsx';
export { ActionList } from './extension/outlets/actions/ActionOutlet.tsx';
export { ActionOutlet } from './extension/outlets/actions/ActionOutlet.tsx';
export type { ReadyAction } from './extension/outlets/actions/ready-action.ts';
export { actionMenuItem } from './extension/outlets/actions/action-menu-item.ts';
export { ContributionBoundary } from './extension/outlets/ContributionBoundary.tsx';
export { IconSlot } from './extension/outlets/IconSlot.tsx';
export { isComponentFetched, preloadComponent } from './extension/outlets/lazy-component.ts';
export { LazyContribution } from './extension/outlets/LazyContribution.tsx';
export { isPageCovered, uncoverPage, usePageShown } from './page/use-page-shown.ts';
export { forgetPages } from './remembered-page/forget-pages.ts';
export { PageOutlet, ReplaceablePage } from './extension/outlets/PageOutlet.tsx';
export { SlotOutlet } from './extension/outlets/SlotOutlet.tsx';
export { redirectTarget } from './navigation/redirect-target.ts';
export { AuthLayout, AuthLink } from './auth/frame/AuthLayout.tsx';
export { loginPage } from './navigation/pages.ts';
export { ZoneOutlet } from './extension/outlets/ZoneOutlet.tsx';
export { useActionFilter, useAllowedActions } from './extension/react/use-guard.ts';
export { useCustomFieldCheck, type CustomFieldCheck } from './extension/react/use-custom-field-check.ts';
export { useGuard } from './extension/react/use-guard.ts';
export { useHook } from './extension/react/use-hook.ts';
export { useContributions, useCustomField, useRegistry } from './extension/react/use-registry.ts';
export { useSettingsSections } from './extension/react/use-registry.ts';
export { ownerOfLoader } from './extension/resolution/loader-owners.ts';

// Inspect the extension points on the page
export type { Inspection, PointArea, RenderMarkProps } from './extension/core/inspection.ts';
export { readLoadTime } from './extension/outlets/lazy-component.ts';
export { useContributionArea, usePointArea } from './extension/react/inspection.ts';
export { usePanelTools, type AvailableTool } from './tools/panel-tools.ts';

// Read the running panel and report problems
export { describeCause } from './extension/problems/problem.ts';
export type { BootProblem } from './extension/problems/problem.ts';
export { readPluginTimes, type PluginTimes } from './extension/problems/plugin-times.ts';
export { RuntimeContext, useRuntime } from './extension/react/runtime-context.ts';
export { useProblems, useReport } from './extension/react/runtime-context.ts';
export type { SessionState } from './session/session-store.ts';
export { openViewWindow } from './session/view-window.ts';
export type { NotificationTone } from './notifications/notification-store.ts';
export { useOnline } from './http/use-online.ts';
export type { ResponseHeaders } from './http/call-options.ts';
export type { EndpointsClient } from './http/endpoints-client.ts';
export { useLanguageOptions } from './intl/use-language-options.ts';

// Schedule work
export { afterPaint, paintsFrames, whenIdle } from './scheduling/scheduling.ts';

// Lay out an area of the panel
export { useFrame } from './frame/frame-context.ts';
export { SectionLayout } from './frame/page/SectionLayout.tsx';
export type { HistoryLocation } from './unsaved-changes/saved-state.ts';
export type { UnsavedGuardProps } from './unsaved-changes/UnsavedGuard.tsx';
export { wayBackState } from './navigation/way-back.ts';
export { isPressOf, shortcutText, type KeyPress } from './shortcuts/shortcut-keys.ts';
export { completeStep } from './tour/progress/stored-tour.ts';
export type { TourSection } from './tour/progress/tour-state.ts';
export { useReachable } from './tour/use-reachable.ts';

// Store a list in the URL
export type { DialogSubject } from './lists/dialogs.tsx';
export { ListLinks, useListBehind } from './lists/ListLinks.tsx';
export {
  useListAddressAs,
  usePageInRange,
  type ListAddress,
  type ListAddressFormat,
} from './lists/list-address.ts';
export type { RowSelection } from './lists/selection.tsx';
export {
  changedListAddress,
  listParameters,
  pageSizes,
  type ListParameters,
  type ListSort,
} from './navigation/list-parameters.ts';

// Choose a password
export { NewPasswordField, RepeatPasswordField } from './forms/fields/NewPasswordFields.tsx';
export { newPassword, repeatsPassword } from './forms/new-password.ts';
