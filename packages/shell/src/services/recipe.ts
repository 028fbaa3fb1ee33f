/** What identifies a service: its id, and its own recipe where it has one. */
export interface NamedService {
  readonly id: string;
  readonly recipe?: Recipe | undefined;
}

/** How a service is made, its types no longer known. Nothing of it runs before somebody asks for the service. */
export interface Recipe {
  readonly needs: Readonly<Record<string, NamedService>>;
  /** `panel`: one for everybody. `plugin`: one for each plugin that asks. */
  readonly per: 'panel' | 'plugin';
  /** @param pluginId who asks; whoever asked first, for a service of the whole panel */
  readonly make: (needs: Readonly<Record<string, unknown>>, pluginId: string) => unknown;
  readonly stop?: (service: unknown) => void;
}
