/** A member of a type that contributions receive. */
export interface DescribedMember {
  /** Ends with `?` if it is optional. */
  readonly name: string;
  readonly type: string;
  readonly description?: string;
}

/** A type that contributions to a point receive. */
export interface DescribedType {
  readonly label: 'props' | 'value' | 'context' | 'input';
  readonly type: string;
  /** For a list, the members of its items. */
  readonly members: readonly DescribedMember[];
}

/** The kinds of the product's points, each with its group in the list. */
export const describedKinds = {
  zone: 'zone',
  slot: 'slot',
  hook: 'hook',
  action: 'action',
  'custom-field': 'field',
  editor: 'field',
  route: 'page',
  'page-replacement': 'page',
  'settings-page': 'page',
  'menu-link': 'link',
  theme: 'other',
  'block-type': 'block',
  'block-mark': 'block',
  'inline-element': 'block',
  'media-library': 'other',
} as const;

export type DescribedKind = keyof typeof describedKinds;

/** An extension point of the product, from its declaration: `npm run points` writes these. */
export interface DescribedPoint {
  readonly id: string;
  readonly kind: DescribedKind;
  /** The name of the export, and the module that exports it. */
  readonly name: string;
  readonly from: string;
  readonly summary: string;
  readonly types: readonly DescribedType[];
}

/** Fetches the points of the product. */
export async function loadDescribedPoints(): Promise<ReadonlyMap<string, DescribedPoint>> {
  const { default: points } = await import('../points.json');
  // The compiler reads the kinds and labels of the file as texts.
  return new Map((points as readonly DescribedPoint[]).map((point) => [point.id, point]));
}
