import type { ReadablePoint, PointIdentity } from '../core/extension-point.ts';
import type { Plugin } from '../core/plugin.ts';
import type { Action } from '../points/actions.ts';
import type { CustomField } from '../points/custom-field.ts';
import { customFields } from '../points/custom-fields.ts';
import type { HookTap } from '../points/hooks.ts';
import { languages } from '../points/languages.ts';
import { accountLinks, menuLinks, type MenuLink } from '../points/menu-links.ts';
import { authPages, pageReplacements, type ReplacedPage, routes, signInMethods } from '../points/routes.ts';
import { isSettingsSection, type SettingsEntry } from '../points/settings.ts';
import type { SlotWrapper } from '../points/slots.ts';
import { themes } from '../points/themes.ts';
import { panelTools, type PanelTool } from '../points/tools.ts';
import type { ZoneEntry } from '../points/zones.ts';
import type { BootProblem } from '../problems/problem.ts';
import type { Registry } from '../resolution/registry.ts';

/** Every key of a contribution: the compiler requires the list to be complete. */
type Keys<C> = Readonly<Record<keyof C, true>>;
type PointOf<P> = P extends ReadablePoint<infer C> ? Keys<C> : never;

const pluginKeys: Keys<Plugin> = {
  $$type: true,
  id: true,
  title: true,
  description: true,
  version: true,
  messages: true,
  points: true,
  contributes: true,
  activate: true,
};
const placed = { id: true, before: true, after: true } as const;
const guarded = { requires: true, when: true } as const;

const actionKeys: Keys<Action<unknown>> = { ...placed, ...guarded, readOnly: true, useAction: true };
const hookKeys: Keys<HookTap<unknown, unknown>> = { ...placed, run: true };
const slotKeys: Keys<SlotWrapper<object>> = { ...placed, ...guarded, wrap: true };
const zoneKeys: Keys<ZoneEntry<object>> = { ...placed, ...guarded, component: true };
const settingsKeys: Keys<SettingsEntry> = {
  ...placed,
  ...guarded,
  to: true,
  label: true,
  page: true,
  locked: true,
};
const linkKeys: Keys<MenuLink> = { ...placed, ...guarded, to: true, label: true, icon: true };
const routeKeys: PointOf<typeof routes> = {
  ...guarded,
  id: true,
  path: true,
  page: true,
  pages: true,
  preload: true,
  prefetch: true,
  layout: true,
  access: true,
};
const replacementKeys: Keys<ReplacedPage> = { ...placed, ...guarded, page: true, replaces: true };
const authKeys: PointOf<typeof authPages> = { type: true, page: true };
const themeKeys: PointOf<typeof themes> = { ...placed, label: true, scheme: true, tokens: true };
const languageKeys: PointOf<typeof languages> = {
  ...placed,
  code: true,
  label: true,
  direction: true,
  messages: true,
  late: true,
};
const toolKeys: Keys<PanelTool> = { ...placed, ...guarded, label: true, keys: true, component: true };
const fieldKeys: Keys<CustomField> = {
  name: true,
  pluginId: true,
  type: true,
  intlLabel: true,
  intlDescription: true,
  components: true,
  validate: true,
  defaultSize: true,
  isResizable: true,
  icon: true,
  options: true,
};

const keysById: ReadonlyMap<string, object> = new Map<string, object>([
  [menuLinks.id, linkKeys],
  [accountLinks.id, linkKeys],
  [routes.id, routeKeys],
  [pageReplacements.id, replacementKeys],
  [authPages.id, authKeys],
  [signInMethods.id, authKeys],
  [themes.id, themeKeys],
  [panelTools.id, toolKeys],
  [languages.id, languageKeys],
  [customFields.id, fieldKeys],
]);

/** Returns the keys of a contribution to a point; undefined for points whose shape only their owner knows. */
function keysOf(point: PointIdentity, contribution: object): object | undefined {
  if ('useAction' in contribution) return actionKeys;
  if ('wrap' in contribution) return slotKeys;
  if (point.kind === 'zone') return zoneKeys;
  if (point.kind === 'hook') return hookKeys;
  return isSettingsSection(point) ? settingsKeys : keysById.get(point.id);
}

/** Returns the keys of a value that are not among the known ones. */
function unknownKeys(value: object, known: object): readonly string[] {
  return Object.keys(value).filter((key) => !Object.hasOwn(known, key));
}

/** Reports keys that `definePlugin` does not read, such as `contributions`: the plugin would do nothing silently. */
function validatePlugins({ plugins }: Pick<Registry, 'plugins'>): readonly BootProblem[] {
  return plugins.flatMap((plugin) => {
    const keys = unknownKeys(plugin, pluginKeys);
    if (keys.length === 0) return [];
    const message = `The plugin sets what 'definePlugin' does not read: ${keys.join(', ')}.`;
    return [{ code: 'PLUGIN_KEY_UNKNOWN' as const, pluginId: plugin.id, message, context: { keys } }];
  });
}

/**
 * Reports keys that a plugin or a point does not read, such as `permissions` of a menu link: without a compiler such a
 * mistake leaves a page open or an option without effect.
 */
export function validateKeys(
  registry: Pick<Registry, 'plugins' | 'points' | 'list'>,
): readonly BootProblem[] {
  const ofContributions = registry.points.flatMap((point) =>
    registry.list<object>({ id: point.id }).flatMap(({ pluginId, contributionId, ...contribution }) => {
      const known = keysOf(point, contribution);
      const keys = known ? unknownKeys(contribution, known) : [];
      if (keys.length === 0) return [];
      const message = `'${contributionId}' sets what '${point.id}' does not read: ${keys.join(', ')}.`;
      const context = { pointId: point.id, contributionId, keys };
      return [{ code: 'CONTRIBUTION_KEY_UNKNOWN' as const, pluginId, message, context }];
    }),
  );
  return [...validatePlugins(registry), ...ofContributions];
}
