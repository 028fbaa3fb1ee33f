/** The modules of a panel that built plugins import, by name; each loads when a plugin needs it. */
export type SharedModules = Readonly<Record<string, () => Promise<object>>>;

/**
 * The shared modules of this panel: `createAdmin({ sharedModules: () => import('@admin/cli/shared-modules') })`. The build
 * replaces this module; a panel without `panelConfig` shares none, so it loads no built plugins.
 */
const sharedModules: SharedModules = {};

export default sharedModules;
