import type { Attribute, Attributes, Schemas } from '@admin/content-model';
import type { GeneratorValue } from 'fast-check';
import fc from 'fast-check';
import type { StoredInstance } from './stored-state.testing.ts';

/** Generates bodies in which every text is unique, so that it can be recognised anywhere. */
export interface BodyMaker {
  /** The texts that have been sent. */
  readonly sent: ReadonlySet<string>;
  /** Returns a body for attributes, each of which it contains with a probability of `chance` in four. */
  body(attributes: Attributes, stored: StoredInstance, chance: number): Record<string, unknown>;
}

let texts = 0;

/** Creates a generator of bodies with links to `targets`. */
export function bodyMaker(generate: GeneratorValue, schemas: Schemas, targets: readonly number[]): BodyMaker {
  const sent = new Set<string>();
  const below = (count: number): number => generate(fc.nat, { max: count - 1 });

  const text = (): string => {
    texts += 1;
    sent.add(`~${texts}~`);
    return `~${texts}~`;
  };

  const body: BodyMaker['body'] = (attributes, stored, chance) =>
    Object.fromEntries(
      Object.entries(attributes).flatMap(([name, attribute]) =>
        below(4) < chance ? [[name, value(name, attribute, stored, chance)]] : [],
      ),
    );

  const value = (name: string, attribute: Attribute, stored: StoredInstance, chance: number): unknown => {
    const items = (stored[name] ?? []) as readonly StoredInstance[];
    switch (attribute.type) {
      case 'relation':
        return below(2) === 0
          ? targets.slice(below(targets.length))
          : { connect: [{ id: targets[0] }], disconnect: [] };
      case 'component': {
        if (below(8) === 0) return null;
        const make = (item: StoredInstance | undefined) => instance(attribute.component, item, chance);
        return attribute.repeatable === true
          ? list(items, make)
          : make(below(3) === 0 ? undefined : items[0]);
      }
      case 'dynamiczone': {
        const uid = attribute.components[below(attribute.components.length)] ?? '';
        return list(items, (item) => {
          const known = item?.['__component'];
          const component = typeof known === 'string' ? known : uid;
          return { __component: component, ...instance(component, item, chance) };
        });
      }
      default:
        return below(8) === 0 ? null : text();
    }
  };

  /** Returns some of the stored items in random order, and sometimes a new one. */
  const list = (
    items: readonly StoredInstance[],
    make: (item: StoredInstance | undefined) => unknown,
  ): unknown[] => {
    const retained = below(2) === 0 ? items : items.filter(() => below(3) > 0);
    const turned = below(3) === 0 ? retained.toReversed() : retained;
    const added = below(2) === 0 ? [make(undefined)] : [];
    return [...turned.map(make), ...added];
  };

  const instance = (
    uid: string,
    item: StoredInstance | undefined,
    chance: number,
  ): Record<string, unknown> => ({
    ...(item === undefined ? {} : { id: item['id'] }),
    ...body(schemas.components.get(uid)?.attributes ?? {}, item ?? {}, chance),
  });

  return { sent, body };
}
