declare module 'virtual:pseudo-locale' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
