import type { MenuItem } from '@admin/ui';
import type { ReadyAction } from './ready-action.ts';

/** Returns an action as an item of a menu; an action with `href` as a link. */
export function actionMenuItem(action: ReadyAction): MenuItem {
  const { id, pluginId, label, icon, tone, disabled, reason, href, isRunning, start, areaRef } = action;
  const line = {
    id: `${pluginId}/${id}`,
    label,
    icon,
    disabled: disabled || isRunning,
    description: reason,
    elementRef: areaRef,
  };
  return href === undefined
    ? { ...line, onSelect: start, tone: tone === 'danger' ? 'danger' : 'default' }
    : { ...line, kind: 'link', href };
}
