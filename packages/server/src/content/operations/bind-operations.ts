import type { OperationContext } from './operation-context.ts';

/** An operation on content: what it works with comes first, what it is asked second. */
type Operation = (context: OperationContext, call: never) => unknown;

/** The operations as they are called by others. */
export type BoundOperations<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Operations]: (
    call: Parameters<Operations[Name]>[1],
  ) => ReturnType<Operations[Name]>;
};

/** Binds operations to what they work with. */
export function bindOperations<Operations extends Readonly<Record<string, Operation>>>(
  context: OperationContext,
  operations: Operations,
): BoundOperations<Operations> {
  const bound = Object.entries(operations).map(
    ([name, operation]) => [name, (call: never) => operation(context, call)] as const,
  );
  return Object.fromEntries(bound) as BoundOperations<Operations>;
}
