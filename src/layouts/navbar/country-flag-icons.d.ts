/** The package has types for its files of all flags only, not for those of one flag each. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string
  export default svg
}
