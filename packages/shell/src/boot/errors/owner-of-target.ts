/** The plugin and contribution whose code failed. */
export interface Culprit {
  readonly pluginId: string;
  readonly contributionId?: string;
}

/** Returns the contribution in whose DOM an event happened. */
export function ownerOfTarget(target: EventTarget | null): Culprit | undefined {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-plugin]') : null;
  const { plugin, contribution } = marked?.dataset ?? {};
  if (!plugin) return undefined;
  return contribution === undefined
    ? { pluginId: plugin }
    : { pluginId: plugin, contributionId: contribution };
}
