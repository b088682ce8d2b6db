export { EmbeddingPage as default, embeddingHead as head } from '../routes/EmbeddingPage';
