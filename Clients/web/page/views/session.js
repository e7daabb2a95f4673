import { makeForm } from "../form.js";
import { shop } from "../shop.js";
import { h } from "../dom.js";

function goTo(company) {
  location.assign(`?company=${company.id}`);
}

/** Returns the description of the form that creates a company. */
export function companyForm() {
  return {
    title: "New company",
    label: "New company",
    method: "companies.create",
    fields: [
      { name: "name", label: "Name", required: true, autocomplete: "organization" },
      { name: "currency", label: "Currency", hint: "Three letters, such as EUR.", value: "EUR" },
    ],
    params: ({ currency, ...rest }) => ({ ...rest, currency: currency?.toUpperCase() }),
    submit: "Create the company",
    done: goTo,
  };
}

export function newCompany() {
  const form = makeForm(companyForm());
  const intro = "Stock, counts and orders belong to a company. Enter the name of your company to begin.";
  return { title: () => "Your first company", draw: () => [h("p", {}, intro), form.element] };
}

const missing =
  "This company requires a username and a password. This account has none yet. Ask the company's owner for them.";

/** The view for signing in to the company. */
export function signIn() {
  const form = makeForm({
    label: "Sign in",
    method: "access.signIn",
    fields: [
      { name: "username", label: "Username", required: true, autocomplete: "username" },
      { name: "password", kind: "password", label: "Password", required: true },
    ],
    submit: "Sign in",
    done: ({ username }) => `Signed in as ${username}`,
  });
  const isMissing = shop.caller.signIn === "create";
  return {
    title: () => `Sign in to ${shop.company.name}`,
    draw: () => (isMissing ? h("p", {}, missing) : form.element),
  };
}
