/** The person who does the work of a consulting offer (product: solutions 31). */
export interface Consultant {
  name: string
  /** The text after the name, such as 'who leads our security reviews'. */
  role: string
}
