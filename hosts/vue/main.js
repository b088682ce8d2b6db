import { createApp, h, ref, version } from 'vue';

createApp({
  setup() {
    const isShown = ref(true);
    const view = ref('compact');
    return () =>
      h('main', [
        h('h1', `Seite mit Vue ${version}`),
        h('button', { onClick: () => (isShown.value = !isShown.value) }, isShown.value ? 'Entfernen' : 'Zeigen'),
        h('button', { onClick: () => (view.value = view.value === 'compact' ? 'full' : 'compact') }, 'Umfang'),
        isShown.value ? h('pflege-profil', { slug: 'beispiel', view: view.value, 'heading-level': '2' }) : null,
      ]);
  },
}).mount('#app');
