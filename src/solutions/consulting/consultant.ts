/** The person who does the work of a consulting offer (product: solutions 31). */
export interface Consultant {
  name: string
  /** Continues the name: 'who leads our security reviews'. */
  role: string
}
