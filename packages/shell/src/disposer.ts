/** Undoes a registration. Further calls have no effect. */
export type Disposer = () => void;
