import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Adds controls for optional props such as `boolean | undefined`. Storybook treats these unions as objects and would
 * show an object editor instead of a switch or a text field.
 */
export const optionalControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (typeof type !== 'object' || type.name !== 'union' || argType.control !== undefined)
        return [name, argType];
      const kinds = type.value.filter((part) => !(part.name === 'other' && part.value === 'undefined'));
      const [kind] = kinds;
      if (kinds.length !== 1 || kind === undefined) return [name, argType];
      if (kind.name === 'boolean') return [name, { ...argType, type: kind, control: { type: 'boolean' } }];
      if (kind.name === 'string') return [name, { ...argType, type: kind, control: { type: 'text' } }];
      return [name, argType];
    }),
  );
