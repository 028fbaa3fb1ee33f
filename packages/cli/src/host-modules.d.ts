export const panelModules: Readonly<Record<string, readonly string[] | null>>;
export const serverModules: Readonly<Record<string, readonly string[] | null>>;
