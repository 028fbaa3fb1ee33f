/** Undoes a registration. Calling it twice is the same as calling it once. */
export type Disposer = () => void;
